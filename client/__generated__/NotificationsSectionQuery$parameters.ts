/**
 * @generated SignedSource<<21867ccee7ed014de1ccb3a8829b9f51>>
 * @relayHash b48f898e62e0ef94e0dad1129d156f73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a891af384b3239192003f3cefea91cf6b6967ebdd25cd2a50a30835d201d7459

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsSectionQuery } from './NotificationsSectionQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a891af384b3239192003f3cefea91cf6b6967ebdd25cd2a50a30835d201d7459",
    "metadata": {},
    "name": "NotificationsSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
