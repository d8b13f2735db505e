/**
 * @generated SignedSource<<9996bc88684c2641f0755a9f861e7599>>
 * @relayHash f1adb4a3bf57e56ac051cdcd65d40b1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe865caa53d685efb6f4d8fea48fdf11c24ea4b2f58797f79bce389b2e3a5d4a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PublicReleaseScreenQuery } from './PublicReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<PublicReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe865caa53d685efb6f4d8fea48fdf11c24ea4b2f58797f79bce389b2e3a5d4a",
    "metadata": {},
    "name": "PublicReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
