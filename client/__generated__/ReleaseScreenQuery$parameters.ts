/**
 * @generated SignedSource<<363bee6d6d52edda44fee7493ccf544b>>
 * @relayHash 9c9e8a2ee6f1dcd41ee7e272973f16c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02dae3bfa383775e9404c123fc9d3428a5557a877071c713ca1aa9e0214d9582

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseScreenQuery } from './ReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "02dae3bfa383775e9404c123fc9d3428a5557a877071c713ca1aa9e0214d9582",
    "metadata": {},
    "name": "ReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
