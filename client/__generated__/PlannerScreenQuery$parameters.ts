/**
 * @generated SignedSource<<c954abe3c4c045e9dbe0a07d943ead27>>
 * @relayHash 20bbe1cc91e9f82fe573380b47ffa70b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50d0ee48057dae8185fe005b18511398e08fd86a05112213bd1d559c9df36aff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlannerScreenQuery } from './PlannerScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlannerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50d0ee48057dae8185fe005b18511398e08fd86a05112213bd1d559c9df36aff",
    "metadata": {},
    "name": "PlannerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
