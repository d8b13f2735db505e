/**
 * @generated SignedSource<<e5ae32bfaf1a4117aaed239240934968>>
 * @relayHash eb61f120a23a0c8764bbf6ae7b31db7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54bea71234b064c286c11bda414325cd8127c8e6d5b42c8837f0bb56d5c1e17d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountSectionQuery } from './AccountSectionQuery.graphql';

const node: PreloadableConcreteRequest<AccountSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54bea71234b064c286c11bda414325cd8127c8e6d5b42c8837f0bb56d5c1e17d",
    "metadata": {},
    "name": "AccountSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
