/**
 * @generated SignedSource<<35359b89c222054d36372fac0d5a8ed9>>
 * @relayHash 89a2eebbe6f2bc44a02a4949eeeafa15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42568d2bb405cde3e31c6253cde1422fbc3b30832a637fdbd5fa8a750c174bdc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleasesScreenQuery } from './ReleasesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleasesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42568d2bb405cde3e31c6253cde1422fbc3b30832a637fdbd5fa8a750c174bdc",
    "metadata": {},
    "name": "ReleasesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
