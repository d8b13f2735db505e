/**
 * @generated SignedSource<<95c6248b5aca28adb28ea17514a0c2a7>>
 * @relayHash 12c1a1aca23d5a6c15248514917a4892
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d81ca46c9c3330d31ff611f579bdba89923a1bf2a380334fcef6d47f40fda33e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationScreenQuery } from './InvitationScreenQuery.graphql';

const node: PreloadableConcreteRequest<InvitationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d81ca46c9c3330d31ff611f579bdba89923a1bf2a380334fcef6d47f40fda33e",
    "metadata": {},
    "name": "InvitationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
