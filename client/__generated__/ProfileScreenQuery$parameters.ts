/**
 * @generated SignedSource<<3250f8df65b83c8ecc80d5b06c81929c>>
 * @relayHash 6de79ccd607c42435bf4bc0ce9fffe27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76401c5a3af3f88a5be823143bd52265071e5f37848f7cf361013839222a23ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76401c5a3af3f88a5be823143bd52265071e5f37848f7cf361013839222a23ae",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
