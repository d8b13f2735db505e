/**
 * @generated SignedSource<<55e6613b2723e88695651c5aa2cad2c8>>
 * @relayHash 82cdfaac510c817c432823544e4a9412
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 597a986bb2aa2f9ae5969929566aeef47b89a2aeb37aa7363ea22c023de764d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayoutsScreenQuery } from './PayoutsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayoutsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "597a986bb2aa2f9ae5969929566aeef47b89a2aeb37aa7363ea22c023de764d7",
    "metadata": {},
    "name": "PayoutsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
