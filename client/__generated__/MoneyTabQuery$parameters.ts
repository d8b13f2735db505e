/**
 * @generated SignedSource<<ab76750d4dcaffbacf4e51e1d1e917d5>>
 * @relayHash 21f99898334aad286491548917f9a776
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9fa0362c8b10e109842f1a7db926fcbdd43386414309162a926009a59bb8a94

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MoneyTabQuery } from './MoneyTabQuery.graphql';

const node: PreloadableConcreteRequest<MoneyTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9fa0362c8b10e109842f1a7db926fcbdd43386414309162a926009a59bb8a94",
    "metadata": {},
    "name": "MoneyTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
