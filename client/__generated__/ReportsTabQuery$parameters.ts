/**
 * @generated SignedSource<<6cb16dd82369b4344fb286747626afc6>>
 * @relayHash 775c347a0b8f0885c602a6cf3e68b63e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fba2db47d88e699362e2b4b65a08fc7d11fb61f3d09cfd70be5f3ae7c3c8e009

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReportsTabQuery } from './ReportsTabQuery.graphql';

const node: PreloadableConcreteRequest<ReportsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fba2db47d88e699362e2b4b65a08fc7d11fb61f3d09cfd70be5f3ae7c3c8e009",
    "metadata": {},
    "name": "ReportsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
