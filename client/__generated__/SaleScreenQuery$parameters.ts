/**
 * @generated SignedSource<<ef7ebfdf08bd7914e97e40f2460c4834>>
 * @relayHash 856d1861d8d3118c01492eed33c6f825
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4321edd5e9e72deaf2c169468fd708a1c563d01956715eaccfb1cb975b1e74b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SaleScreenQuery } from './SaleScreenQuery.graphql';

const node: PreloadableConcreteRequest<SaleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4321edd5e9e72deaf2c169468fd708a1c563d01956715eaccfb1cb975b1e74b",
    "metadata": {},
    "name": "SaleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
