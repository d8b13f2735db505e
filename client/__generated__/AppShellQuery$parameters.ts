/**
 * @generated SignedSource<<fc517bf5ef4a43c27f1ba57a9797a490>>
 * @relayHash 7368dfcea13f8a99185eeff8a18524d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51cf154e2c415def65a70e13e6246b31569e5618b5e3052134f1c20b8e123ef7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51cf154e2c415def65a70e13e6246b31569e5618b5e3052134f1c20b8e123ef7",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
