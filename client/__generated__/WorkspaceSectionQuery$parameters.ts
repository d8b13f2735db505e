/**
 * @generated SignedSource<<d7a108c91c71e907db3e9042c5da118c>>
 * @relayHash f0923ccfb632863f1d7948e10d606a90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4edce9df23cd31c5f80c50194575b320dbc4bbc118b695c0aa0c09943fec0f92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkspaceSectionQuery } from './WorkspaceSectionQuery.graphql';

const node: PreloadableConcreteRequest<WorkspaceSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4edce9df23cd31c5f80c50194575b320dbc4bbc118b695c0aa0c09943fec0f92",
    "metadata": {},
    "name": "WorkspaceSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
