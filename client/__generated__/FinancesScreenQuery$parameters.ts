/**
 * @generated SignedSource<<22a96a1dac26e8e6c8d2147df31b03b8>>
 * @relayHash 04cfea54d90144931dcbb09988e717fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20590a7508cdb0b3e19462dcb7f0bb344198ec560c2067aa3f9af6e4e20b2177

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FinancesScreenQuery } from './FinancesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FinancesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20590a7508cdb0b3e19462dcb7f0bb344198ec560c2067aa3f9af6e4e20b2177",
    "metadata": {},
    "name": "FinancesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
