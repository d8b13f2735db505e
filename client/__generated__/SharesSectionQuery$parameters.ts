/**
 * @generated SignedSource<<ca331c8fa8817a7d3f99a2e9b3f1def2>>
 * @relayHash 09fbad241c148d9c7484207f431e3544
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7c1df181b2e259589ae7ec5bbeae6d965f0bed877e038d0dc407d7daa8d86f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharesSectionQuery } from './SharesSectionQuery.graphql';

const node: PreloadableConcreteRequest<SharesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d7c1df181b2e259589ae7ec5bbeae6d965f0bed877e038d0dc407d7daa8d86f0",
    "metadata": {},
    "name": "SharesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
