/**
 * @generated SignedSource<<0196d4cdf1bb15fd28b3ea0b8dce4426>>
 * @relayHash b844f5d2391017b468e315be7955027f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afd1d68b83b52255679758915ee17a82fcfbbe2b22ed698ca94dcdb2bcdd492d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MoneyTabQuery } from './MoneyTabQuery.graphql';

const node: PreloadableConcreteRequest<MoneyTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "afd1d68b83b52255679758915ee17a82fcfbbe2b22ed698ca94dcdb2bcdd492d",
    "metadata": {},
    "name": "MoneyTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
