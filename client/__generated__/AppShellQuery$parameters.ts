/**
 * @generated SignedSource<<0052b972393b73906878256f01ec9de8>>
 * @relayHash b0e1b7d6383cd473024eb096f712a004
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2740fff257625227e9b1c014b6952d7888a53aa91408cb3777eb25eb0777ebe8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppShellQuery } from './AppShellQuery.graphql';

const node: PreloadableConcreteRequest<AppShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2740fff257625227e9b1c014b6952d7888a53aa91408cb3777eb25eb0777ebe8",
    "metadata": {},
    "name": "AppShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
