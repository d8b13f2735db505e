/**
 * @generated SignedSource<<bf37acd2b6bf102dcfb9e221bb0a545c>>
 * @relayHash f8b8933280b36094188813795eb2701c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 652a0c9f1d98d09aa365be36118fcd5bf96332950f791b30ac54252267b407d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleasesScreenQuery } from './ReleasesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleasesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "652a0c9f1d98d09aa365be36118fcd5bf96332950f791b30ac54252267b407d4",
    "metadata": {},
    "name": "ReleasesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
