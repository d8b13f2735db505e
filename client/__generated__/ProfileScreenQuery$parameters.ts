/**
 * @generated SignedSource<<8ce0dd7d1f6b03ba56b4a71a17b87142>>
 * @relayHash 368a9fa5ced3a425ec862f32b4e08884
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f13ce690ecac380b63597deecf28082c4e7e642abbe3c0104ab438eb5224a4d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f13ce690ecac380b63597deecf28082c4e7e642abbe3c0104ab438eb5224a4d0",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
