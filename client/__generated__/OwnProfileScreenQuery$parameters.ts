/**
 * @generated SignedSource<<cac5fc5d913946b48ff2463f3d44eca6>>
 * @relayHash dff3f9a0bb09cf4597762f5a8dcca432
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fb9e1679ca0fb7a8044fbdf70af96c8c7e5df827641e2c8eb0ac5237764b00b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnProfileScreenQuery } from './OwnProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fb9e1679ca0fb7a8044fbdf70af96c8c7e5df827641e2c8eb0ac5237764b00b",
    "metadata": {},
    "name": "OwnProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
