/**
 * @generated SignedSource<<2f7c36304f574e669f93d2eb3f884c91>>
 * @relayHash 40bf159ac05a2c65c5548f66e7456d16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd2c3f63f443e72898cc8ac9d9ec3e114b39914b6d145efd1d01a54c961f1ff2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkspaceSectionQuery } from './WorkspaceSectionQuery.graphql';

const node: PreloadableConcreteRequest<WorkspaceSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd2c3f63f443e72898cc8ac9d9ec3e114b39914b6d145efd1d01a54c961f1ff2",
    "metadata": {},
    "name": "WorkspaceSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
