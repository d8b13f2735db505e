/**
 * @generated SignedSource<<35266807dff57a01c229a14084c5606e>>
 * @relayHash 9556d578aca8481a1837e75026848148
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b702701bca16719cbd453e0eab7159d8ee2ebd69342421447ca466daafa0ab48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlannerScreenQuery } from './PlannerScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlannerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b702701bca16719cbd453e0eab7159d8ee2ebd69342421447ca466daafa0ab48",
    "metadata": {},
    "name": "PlannerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
