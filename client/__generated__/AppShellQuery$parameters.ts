/**
 * @generated SignedSource<<1c0e6e3f7e77cd2be68584d565784c7a>>
 * @relayHash 15f352f661fa0b0792c69ac1fb5ffade
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d279969670ebbfb929f699af863cde0083eff2f0e643d0c4074f756e66bc5b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d279969670ebbfb929f699af863cde0083eff2f0e643d0c4074f756e66bc5b1",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
