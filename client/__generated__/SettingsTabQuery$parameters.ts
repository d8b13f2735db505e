/**
 * @generated SignedSource<<58b3839ad7e5caaf424568c4da702566>>
 * @relayHash 971f679b53692a92725b6c7be6fa8a0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d10a996871ecefc876ca34a3eb7570cf6f97bca603066522f76fbe09b10a9d85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsTabQuery } from './SettingsTabQuery.graphql';

const node: PreloadableConcreteRequest<SettingsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d10a996871ecefc876ca34a3eb7570cf6f97bca603066522f76fbe09b10a9d85",
    "metadata": {},
    "name": "SettingsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
