/**
 * @generated SignedSource<<72cda53d132e1b96128f80ab14c8283e>>
 * @relayHash 13f4d530f5f78984d52c5baf8e730caf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f49be490ca688de492dfcf4699ddc1f2c8c3a2f0663dc794ce207ac6f415dc90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FanShelvesQuery } from './FanShelvesQuery.graphql';

const node: PreloadableConcreteRequest<FanShelvesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f49be490ca688de492dfcf4699ddc1f2c8c3a2f0663dc794ce207ac6f415dc90",
    "metadata": {},
    "name": "FanShelvesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
