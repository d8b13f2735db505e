/**
 * @generated SignedSource<<d28b0b5f04ddbd24f2d07ec4583ed8fa>>
 * @relayHash ff513dd9a4e19aff8209d61cfe0ef515
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d05f8657f5307dcea2a6a29a6f87f4aa6e6c93107de9c2784c9b86213ce29bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminFrameQuery } from './AdminFrameQuery.graphql';

const node: PreloadableConcreteRequest<AdminFrameQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d05f8657f5307dcea2a6a29a6f87f4aa6e6c93107de9c2784c9b86213ce29bd",
    "metadata": {},
    "name": "AdminFrameQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
