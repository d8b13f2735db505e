/**
 * @generated SignedSource<<47aa342ddf462cb0f946af029598b1a2>>
 * @relayHash bbe52870cd26bdf17c6efd71e6a01737
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 164274556a6d2b6643adc40d2c7f8322ee74c23fc643a9ed1d9bf83e48c3f8de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnProfileScreenQuery } from './OwnProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "164274556a6d2b6643adc40d2c7f8322ee74c23fc643a9ed1d9bf83e48c3f8de",
    "metadata": {},
    "name": "OwnProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
