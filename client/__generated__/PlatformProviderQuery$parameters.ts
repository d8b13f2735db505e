/**
 * @generated SignedSource<<7a72564aaabd8a395e330a2aa6f914c3>>
 * @relayHash 0602f75347579555680355228b4f123d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b9daaa2e00fa185d104dc3d7ccf5e367f74fd3d31a09e60932fca1854364fd4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlatformProviderQuery } from './PlatformProviderQuery.graphql';

const node: PreloadableConcreteRequest<PlatformProviderQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b9daaa2e00fa185d104dc3d7ccf5e367f74fd3d31a09e60932fca1854364fd4",
    "metadata": {},
    "name": "PlatformProviderQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
