/**
 * @generated SignedSource<<663c1178573e9e9bd296df3a808b0658>>
 * @relayHash a8882c28b3a84bcb58ca56babc7a6034
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54f9175dec3693d11851d1bfe52034d3a7d5f7e40a5c0527ee602f646c26a0b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FilesTabQuery } from './FilesTabQuery.graphql';

const node: PreloadableConcreteRequest<FilesTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54f9175dec3693d11851d1bfe52034d3a7d5f7e40a5c0527ee602f646c26a0b4",
    "metadata": {},
    "name": "FilesTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
