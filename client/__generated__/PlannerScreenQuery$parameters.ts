/**
 * @generated SignedSource<<ae6c1608df8f09a36fcb10577a82e9c5>>
 * @relayHash b10e3137fcb16729d2590dc0261349a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1afe33c50f91e455ca75b5b2c2dbef5ba46de1663703609754b10e171e4c47aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlannerScreenQuery } from './PlannerScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlannerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1afe33c50f91e455ca75b5b2c2dbef5ba46de1663703609754b10e171e4c47aa",
    "metadata": {},
    "name": "PlannerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
