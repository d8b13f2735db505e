/**
 * @generated SignedSource<<35d4494f18bf958c096ccc4d9c9ba16c>>
 * @relayHash c62ea60aaf161be3e0b94e1124b6a329
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ced6df4f5e546856dd92484bfe1a19ceba8b2bbad75d270b8b83188c7826acb0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseFaceScreenQuery } from './ReleaseFaceScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseFaceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ced6df4f5e546856dd92484bfe1a19ceba8b2bbad75d270b8b83188c7826acb0",
    "metadata": {},
    "name": "ReleaseFaceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
