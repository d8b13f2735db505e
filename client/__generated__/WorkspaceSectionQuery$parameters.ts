/**
 * @generated SignedSource<<6740843d8e9bbb80e70bd5ccf3616be8>>
 * @relayHash b3621e5853b379215cc7556d7e474f89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38042b609491631edb08d3d35357c0c5f79ca9be87216bfe66956d534619cb85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkspaceSectionQuery } from './WorkspaceSectionQuery.graphql';

const node: PreloadableConcreteRequest<WorkspaceSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38042b609491631edb08d3d35357c0c5f79ca9be87216bfe66956d534619cb85",
    "metadata": {},
    "name": "WorkspaceSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
