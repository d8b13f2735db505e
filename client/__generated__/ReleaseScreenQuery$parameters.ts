/**
 * @generated SignedSource<<43de99eba2af981cf3ce963913bc478c>>
 * @relayHash 9865194ed48ee5d9ff3ea83742dea611
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e90190dacf8ad07761303699915369d5e8be9a477fae5e1bd8b9cff5bb5b13ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseScreenQuery } from './ReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e90190dacf8ad07761303699915369d5e8be9a477fae5e1bd8b9cff5bb5b13ae",
    "metadata": {},
    "name": "ReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
