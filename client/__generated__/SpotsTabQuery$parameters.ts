/**
 * @generated SignedSource<<f242a0626f49155c84f7e03ceebe7abd>>
 * @relayHash 248c08da9c65db2edae424153b6e4e0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83b330d03d3311aeea006a9b1ca199dc4df803ce636ddf98246681e1c12f2e9c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SpotsTabQuery } from './SpotsTabQuery.graphql';

const node: PreloadableConcreteRequest<SpotsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83b330d03d3311aeea006a9b1ca199dc4df803ce636ddf98246681e1c12f2e9c",
    "metadata": {},
    "name": "SpotsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
