/**
 * @generated SignedSource<<4843aa25d6156728eaca79d8b13abe13>>
 * @relayHash f3b4e5c5023d4288ebb5ab14408ca01c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1da7dba9c36ff202b65163c7106d49af6d018a5d40879c689e5f8fc6296f0a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnProfileScreenQuery } from './OwnProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1da7dba9c36ff202b65163c7106d49af6d018a5d40879c689e5f8fc6296f0a4",
    "metadata": {},
    "name": "OwnProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
