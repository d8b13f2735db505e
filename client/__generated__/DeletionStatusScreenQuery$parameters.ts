/**
 * @generated SignedSource<<11dd33e715da72ecbab76a69fe1effd6>>
 * @relayHash ecbd30fd2ddd121f1b1f0a85da45f9c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4492af1353a10eaed42317cc36d1a1b51587c7cd0800372f4deaa4fe22a32d61

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeletionStatusScreenQuery } from './DeletionStatusScreenQuery.graphql';

const node: PreloadableConcreteRequest<DeletionStatusScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4492af1353a10eaed42317cc36d1a1b51587c7cd0800372f4deaa4fe22a32d61",
    "metadata": {},
    "name": "DeletionStatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
