/**
 * @generated SignedSource<<7cb94a1ffb86d8d8b335a263e92b6802>>
 * @relayHash c8fe1a7390f58b1741037018c3677495
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52564b82b739b983d7ce05e3b3428a311213b29972d6769149fae25d3ad3a1c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiscoverScreenQuery } from './DiscoverScreenQuery.graphql';

const node: PreloadableConcreteRequest<DiscoverScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52564b82b739b983d7ce05e3b3428a311213b29972d6769149fae25d3ad3a1c5",
    "metadata": {},
    "name": "DiscoverScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
