/**
 * @generated SignedSource<<55ebf23c928faea08f4873c5689abf46>>
 * @relayHash 8c1885b72c5edb1b351ca8303cc36564
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91a8348c0374a51d47247c2e9aa75fe8b41a29237a81bd144990b35dd650c255

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MilestonesScreenQuery } from './MilestonesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MilestonesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91a8348c0374a51d47247c2e9aa75fe8b41a29237a81bd144990b35dd650c255",
    "metadata": {},
    "name": "MilestonesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
