/**
 * @generated SignedSource<<e5b0275725cd51dd87232fb90f84f765>>
 * @relayHash b0a73f986ae737483cc42b8966e95144
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f62a133304eb28e328333feb8caaa237daa335d4dd659e43c7bd05d695616f97

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f62a133304eb28e328333feb8caaa237daa335d4dd659e43c7bd05d695616f97",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
