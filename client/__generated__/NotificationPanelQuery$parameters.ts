/**
 * @generated SignedSource<<71a10b21a9e922c92a05847890ddb852>>
 * @relayHash e34a9ab6ce91d2628b89a8a26094abd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5f0c38962ee7044d3f50e22585eb5864d4e0d84cd336f74d1d4cad29ea24914

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationPanelQuery } from './NotificationPanelQuery.graphql';

const node: PreloadableConcreteRequest<NotificationPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5f0c38962ee7044d3f50e22585eb5864d4e0d84cd336f74d1d4cad29ea24914",
    "metadata": {},
    "name": "NotificationPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
