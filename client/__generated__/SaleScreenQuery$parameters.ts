/**
 * @generated SignedSource<<a3cac18003ce27cef88867b0d7ce4f2f>>
 * @relayHash 2fe7c7b392950a6e735fac64332dfbfb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59f879a251d8ecca7685b3b196bd07413ca3baf95128702a992b28d7887244f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SaleScreenQuery } from './SaleScreenQuery.graphql';

const node: PreloadableConcreteRequest<SaleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59f879a251d8ecca7685b3b196bd07413ca3baf95128702a992b28d7887244f1",
    "metadata": {},
    "name": "SaleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
