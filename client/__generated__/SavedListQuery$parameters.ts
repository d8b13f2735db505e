/**
 * @generated SignedSource<<beb975817055dbb541b638f65ae04d30>>
 * @relayHash 7cfffa4558e1535e001d537e070fc16a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a18d89a4113819f7760d85cdcae573aca243279a78e54aff64e9474d60ca6eab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SavedListQuery } from './SavedListQuery.graphql';

const node: PreloadableConcreteRequest<SavedListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a18d89a4113819f7760d85cdcae573aca243279a78e54aff64e9474d60ca6eab",
    "metadata": {},
    "name": "SavedListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
