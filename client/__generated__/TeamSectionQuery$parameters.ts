/**
 * @generated SignedSource<<238b140c31dafdaa47efcbf0fa70065b>>
 * @relayHash f58d41bacef3a70ba198e24cf1d7506c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdfdc172bb6aa35f19eeb3ce0f6eac6f75d9fcacde2f746bd9850607a1ae51ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamSectionQuery } from './TeamSectionQuery.graphql';

const node: PreloadableConcreteRequest<TeamSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fdfdc172bb6aa35f19eeb3ce0f6eac6f75d9fcacde2f746bd9850607a1ae51ea",
    "metadata": {},
    "name": "TeamSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
