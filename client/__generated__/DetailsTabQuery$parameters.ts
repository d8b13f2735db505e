/**
 * @generated SignedSource<<98c666f10121eec6235fcafd6d62deeb>>
 * @relayHash a875307af37fd5605b8ed6a778ac435a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71be094f25768dcff383e941d4a2dd9d310a9f6d162f63b0ddc3b3ed1c223fce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DetailsTabQuery } from './DetailsTabQuery.graphql';

const node: PreloadableConcreteRequest<DetailsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71be094f25768dcff383e941d4a2dd9d310a9f6d162f63b0ddc3b3ed1c223fce",
    "metadata": {},
    "name": "DetailsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
