/**
 * @generated SignedSource<<40bf7f14c87409c9145c158678b18514>>
 * @relayHash e1c04302f968fdacc9c0600cec2ed226
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c8be9a5fb23f5894bafc4132b83c66b698a165d607735a93dad8503b4f2b5e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationPanelQuery } from './NotificationPanelQuery.graphql';

const node: PreloadableConcreteRequest<NotificationPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c8be9a5fb23f5894bafc4132b83c66b698a165d607735a93dad8503b4f2b5e0",
    "metadata": {},
    "name": "NotificationPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
