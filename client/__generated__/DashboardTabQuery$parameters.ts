/**
 * @generated SignedSource<<68f347749a272992f915de5af4171bc1>>
 * @relayHash 583c8c885e1f4051538ba89109c379a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fe9bac5f83b722a47b69bf59be8d39e28416e778abe2d5cb8f99215f2b6ed78

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardTabQuery } from './DashboardTabQuery.graphql';

const node: PreloadableConcreteRequest<DashboardTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fe9bac5f83b722a47b69bf59be8d39e28416e778abe2d5cb8f99215f2b6ed78",
    "metadata": {},
    "name": "DashboardTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
