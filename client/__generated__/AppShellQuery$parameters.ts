/**
 * @generated SignedSource<<8d82ffa25ffe70ccb0b30e80dcf75471>>
 * @relayHash 5f2045721edc1a4047b73ed50747b829
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d810870b34a3f0659fc489bc32a4df0f0e7d2aa29a5583d9c119a147a2620d75

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d810870b34a3f0659fc489bc32a4df0f0e7d2aa29a5583d9c119a147a2620d75",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
