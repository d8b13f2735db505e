/**
 * @generated SignedSource<<2405d74e2fd93822b32e1c253dacc45f>>
 * @relayHash c397454546ab62e75e767511a66df064
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f52f176bd2e5c5488a937d4d30b121ac00793a7c54a8d3607e7cf99b866aff15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AlbumsScreenQuery } from './AlbumsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AlbumsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f52f176bd2e5c5488a937d4d30b121ac00793a7c54a8d3607e7cf99b866aff15",
    "metadata": {},
    "name": "AlbumsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
