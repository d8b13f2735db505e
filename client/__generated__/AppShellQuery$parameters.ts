/**
 * @generated SignedSource<<e2612c53339ef290591434167d125b68>>
 * @relayHash 818cb7c56d098c0812be4a5235e14f50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c146d7715b3346aa8ea0f8f20aa50e212d0bce1f83c0c0561b4c44671c06a86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c146d7715b3346aa8ea0f8f20aa50e212d0bce1f83c0c0561b4c44671c06a86",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
