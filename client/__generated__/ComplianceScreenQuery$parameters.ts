/**
 * @generated SignedSource<<acb13945bb0e036ff137031a07776995>>
 * @relayHash 1d9d98721eb331e9e697ef4ef0268284
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed81995590189dffcaeab485c6a3ee80d492769b8fbe9e5a2102ded52eef6148

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComplianceScreenQuery } from './ComplianceScreenQuery.graphql';

const node: PreloadableConcreteRequest<ComplianceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed81995590189dffcaeab485c6a3ee80d492769b8fbe9e5a2102ded52eef6148",
    "metadata": {},
    "name": "ComplianceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
