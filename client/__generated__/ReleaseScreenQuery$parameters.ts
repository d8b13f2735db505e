/**
 * @generated SignedSource<<0766c185efbc2d33edd8662fbb8db1b9>>
 * @relayHash e8dde0817914efc4155703f83054fc49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f34cceed4395437e7d19f97c1171eb6e1be9ff7874d5eab725e61d72d8004bd0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseScreenQuery } from './ReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f34cceed4395437e7d19f97c1171eb6e1be9ff7874d5eab725e61d72d8004bd0",
    "metadata": {},
    "name": "ReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
