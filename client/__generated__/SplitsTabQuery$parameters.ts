/**
 * @generated SignedSource<<44880922dd0e3bff6fdf672896fff20e>>
 * @relayHash e1f266ef6d9b618306bac74ecedd7556
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f2d3ea2d909ff792cfdb07c98dd5a2b93d8dd3d4ac9c2ccd63e454f1d4642da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SplitsTabQuery } from './SplitsTabQuery.graphql';

const node: PreloadableConcreteRequest<SplitsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f2d3ea2d909ff792cfdb07c98dd5a2b93d8dd3d4ac9c2ccd63e454f1d4642da",
    "metadata": {},
    "name": "SplitsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
