/**
 * @generated SignedSource<<68e6f9f7a421d8098c6009aeadbe5dc4>>
 * @relayHash 6a94ab51a21054877a73676d4c469442
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91d7ecb47b1e6510e3d639d235041527263db72407febbd70266da3a87556ddc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlatformProviderQuery } from './PlatformProviderQuery.graphql';

const node: PreloadableConcreteRequest<PlatformProviderQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91d7ecb47b1e6510e3d639d235041527263db72407febbd70266da3a87556ddc",
    "metadata": {},
    "name": "PlatformProviderQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
