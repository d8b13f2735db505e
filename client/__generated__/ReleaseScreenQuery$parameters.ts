/**
 * @generated SignedSource<<d3de87d91bb4485e9597eb8b82f0f8da>>
 * @relayHash 79791d008bb77a65226d5425b3e7204c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a2d89e196c52464745d030dd4f91e7ac0ec19455d861509f42b2792fe514889

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseScreenQuery } from './ReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a2d89e196c52464745d030dd4f91e7ac0ec19455d861509f42b2792fe514889",
    "metadata": {},
    "name": "ReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
