/**
 * @generated SignedSource<<e8fd446f5a65cb493236fbeada826861>>
 * @relayHash aa747b366afa41b4509b9116b7343128
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0f5dd4f45b0fd35e685a46fd425b9fb3d2953cf5abed1aa92cb5cd1a9e13dd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MilestonesScreenQuery } from './MilestonesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MilestonesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0f5dd4f45b0fd35e685a46fd425b9fb3d2953cf5abed1aa92cb5cd1a9e13dd7",
    "metadata": {},
    "name": "MilestonesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
